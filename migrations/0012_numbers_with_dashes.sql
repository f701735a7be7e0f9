-- A number written with dashes or underscores is one number, too: who may have given one gets new words by the timer.
UPDATE leads SET words = NULL
WHERE concat_ws(' ', name, email, phone, message, details) GLOB '*[0-9][_‐-―﹘﹣－]*'
  OR concat_ws(' ', name, email, phone, message, details) GLOB '*[0-9][^0-9A-Za-z][_‐-―﹘﹣－]*';
