// Written by scripts/holidays.ts from date-holidays (https://github.com/commenthol/date-holidays): its code is ISC, its
// data CC BY-SA 3.0, from Wikipedia.

/** Day, name in English and French, cantons. */
export const holidayTable = `
2026-01-01 | New Year's Day | Nouvel An | BE FR GE JU NE VD VS
2026-01-02 | Berchtold's Day | 2 janvier | BE JU VD
2026-03-01 | Republic Day | Instauration de la République | NE
2026-03-19 | Saint Joseph | Saint-Joseph | VS
2026-04-03 | Good Friday | Vendredi saint | BE FR GE JU NE VD
2026-04-05 | Easter Sunday | Pâques | BE FR GE JU NE VD VS
2026-04-06 | Easter Monday | Lundi de Pâques | BE GE JU NE VD
2026-05-01 | Labour Day | Fête du travail | JU NE VS
2026-05-14 | Ascension Day | Ascension | BE FR GE JU NE VD VS
2026-05-24 | Pentecost | Pentecôte | BE FR GE JU NE VD VS
2026-05-25 | Whit Monday | Lundi de Pentecôte | BE GE JU VD VS
2026-06-04 | Corpus Christi | Fête-Dieu | FR JU NE VS
2026-06-23 | Jura Plebiscite | Plébiscite jurassien | JU
2026-08-01 | National Day | Fête nationale | BE FR GE JU NE VD VS
2026-08-15 | Assumption | Assomption | FR JU VS
2026-09-10 | Genevan Fast | Jeûne genevois | GE
2026-09-20 | Federal Fast | Jeûne fédéral | BE FR JU NE VD VS
2026-09-21 | Federal Fast Monday | Lundi du Jeûne fédéral | VD
2026-11-01 | All Saints' Day | Toussaint | FR JU VS
2026-12-08 | Immaculate Conception | Immaculée Conception | FR VS
2026-12-24 | Christmas Eve | Veille de Noël | VS
2026-12-25 | Christmas Day | Noël | BE FR GE JU NE VD VS
2026-12-26 | Boxing Day | Saint-Étienne | BE
2026-12-31 | Restoration of the Republic | Restauration de la République | GE
2027-01-01 | New Year's Day | Nouvel An | BE FR GE JU NE VD VS
2027-01-02 | Berchtold's Day | 2 janvier | BE JU VD
2027-03-01 | Republic Day | Instauration de la République | NE
2027-03-19 | Saint Joseph | Saint-Joseph | VS
2027-03-26 | Good Friday | Vendredi saint | BE FR GE JU NE VD
2027-03-28 | Easter Sunday | Pâques | BE FR GE JU NE VD VS
2027-03-29 | Easter Monday | Lundi de Pâques | BE GE JU NE VD
2027-05-01 | Labour Day | Fête du travail | JU NE VS
2027-05-06 | Ascension Day | Ascension | BE FR GE JU NE VD VS
2027-05-16 | Pentecost | Pentecôte | BE FR GE JU NE VD VS
2027-05-17 | Whit Monday | Lundi de Pentecôte | BE GE JU VD VS
2027-05-27 | Corpus Christi | Fête-Dieu | FR JU NE VS
2027-06-23 | Jura Plebiscite | Plébiscite jurassien | JU
2027-08-01 | National Day | Fête nationale | BE FR GE JU NE VD VS
2027-08-15 | Assumption | Assomption | FR JU VS
2027-09-09 | Genevan Fast | Jeûne genevois | GE
2027-09-19 | Federal Fast | Jeûne fédéral | BE FR JU NE VD VS
2027-09-20 | Federal Fast Monday | Lundi du Jeûne fédéral | VD
2027-11-01 | All Saints' Day | Toussaint | FR JU VS
2027-12-08 | Immaculate Conception | Immaculée Conception | FR VS
2027-12-24 | Christmas Eve | Veille de Noël | VS
2027-12-25 | Christmas Day | Noël | BE FR GE JU NE VD VS
2027-12-26 | Boxing Day | Saint-Étienne | BE
2027-12-31 | Restoration of the Republic | Restauration de la République | GE
2028-01-01 | New Year's Day | Nouvel An | BE FR GE JU NE VD VS
2028-01-02 | Berchtold's Day | 2 janvier | BE JU VD
2028-03-01 | Republic Day | Instauration de la République | NE
2028-03-19 | Saint Joseph | Saint-Joseph | VS
2028-04-14 | Good Friday | Vendredi saint | BE FR GE JU NE VD
2028-04-16 | Easter Sunday | Pâques | BE FR GE JU NE VD VS
2028-04-17 | Easter Monday | Lundi de Pâques | BE GE JU NE VD
2028-05-01 | Labour Day | Fête du travail | JU NE VS
2028-05-25 | Ascension Day | Ascension | BE FR GE JU NE VD VS
2028-06-04 | Pentecost | Pentecôte | BE FR GE JU NE VD VS
2028-06-05 | Whit Monday | Lundi de Pentecôte | BE GE JU VD VS
2028-06-15 | Corpus Christi | Fête-Dieu | FR JU NE VS
2028-06-23 | Jura Plebiscite | Plébiscite jurassien | JU
2028-08-01 | National Day | Fête nationale | BE FR GE JU NE VD VS
2028-08-15 | Assumption | Assomption | FR JU VS
2028-09-07 | Genevan Fast | Jeûne genevois | GE
2028-09-17 | Federal Fast | Jeûne fédéral | BE FR JU NE VD VS
2028-09-18 | Federal Fast Monday | Lundi du Jeûne fédéral | VD
2028-11-01 | All Saints' Day | Toussaint | FR JU VS
2028-12-08 | Immaculate Conception | Immaculée Conception | FR VS
2028-12-24 | Christmas Eve | Veille de Noël | VS
2028-12-25 | Christmas Day | Noël | BE FR GE JU NE VD VS
2028-12-26 | Boxing Day | Saint-Étienne | BE
2028-12-31 | Restoration of the Republic | Restauration de la République | GE
2029-01-01 | New Year's Day | Nouvel An | BE FR GE JU NE VD VS
2029-01-02 | Berchtold's Day | 2 janvier | BE JU VD
2029-03-01 | Republic Day | Instauration de la République | NE
2029-03-19 | Saint Joseph | Saint-Joseph | VS
2029-03-30 | Good Friday | Vendredi saint | BE FR GE JU NE VD
2029-04-01 | Easter Sunday | Pâques | BE FR GE JU NE VD VS
2029-04-02 | Easter Monday | Lundi de Pâques | BE GE JU NE VD
2029-05-01 | Labour Day | Fête du travail | JU NE VS
2029-05-10 | Ascension Day | Ascension | BE FR GE JU NE VD VS
2029-05-20 | Pentecost | Pentecôte | BE FR GE JU NE VD VS
2029-05-21 | Whit Monday | Lundi de Pentecôte | BE GE JU VD VS
2029-05-31 | Corpus Christi | Fête-Dieu | FR JU NE VS
2029-06-23 | Jura Plebiscite | Plébiscite jurassien | JU
2029-08-01 | National Day | Fête nationale | BE FR GE JU NE VD VS
2029-08-15 | Assumption | Assomption | FR JU VS
2029-09-06 | Genevan Fast | Jeûne genevois | GE
2029-09-16 | Federal Fast | Jeûne fédéral | BE FR JU NE VD VS
2029-09-17 | Federal Fast Monday | Lundi du Jeûne fédéral | VD
2029-11-01 | All Saints' Day | Toussaint | FR JU VS
2029-12-08 | Immaculate Conception | Immaculée Conception | FR VS
2029-12-24 | Christmas Eve | Veille de Noël | VS
2029-12-25 | Christmas Day | Noël | BE FR GE JU NE VD VS
2029-12-26 | Boxing Day | Saint-Étienne | BE
2029-12-31 | Restoration of the Republic | Restauration de la République | GE
2030-01-01 | New Year's Day | Nouvel An | BE FR GE JU NE VD VS
2030-01-02 | Berchtold's Day | 2 janvier | BE JU VD
2030-03-01 | Republic Day | Instauration de la République | NE
2030-03-19 | Saint Joseph | Saint-Joseph | VS
2030-04-19 | Good Friday | Vendredi saint | BE FR GE JU NE VD
2030-04-21 | Easter Sunday | Pâques | BE FR GE JU NE VD VS
2030-04-22 | Easter Monday | Lundi de Pâques | BE GE JU NE VD
2030-05-01 | Labour Day | Fête du travail | JU NE VS
2030-05-30 | Ascension Day | Ascension | BE FR GE JU NE VD VS
2030-06-09 | Pentecost | Pentecôte | BE FR GE JU NE VD VS
2030-06-10 | Whit Monday | Lundi de Pentecôte | BE GE JU VD VS
2030-06-20 | Corpus Christi | Fête-Dieu | FR JU NE VS
2030-06-23 | Jura Plebiscite | Plébiscite jurassien | JU
2030-08-01 | National Day | Fête nationale | BE FR GE JU NE VD VS
2030-08-15 | Assumption | Assomption | FR JU VS
2030-09-05 | Genevan Fast | Jeûne genevois | GE
2030-09-15 | Federal Fast | Jeûne fédéral | BE FR JU NE VD VS
2030-09-16 | Federal Fast Monday | Lundi du Jeûne fédéral | VD
2030-11-01 | All Saints' Day | Toussaint | FR JU VS
2030-12-08 | Immaculate Conception | Immaculée Conception | FR VS
2030-12-24 | Christmas Eve | Veille de Noël | VS
2030-12-25 | Christmas Day | Noël | BE FR GE JU NE VD VS
2030-12-26 | Boxing Day | Saint-Étienne | BE
2030-12-31 | Restoration of the Republic | Restauration de la République | GE
`;
