/** The agency's name and contact data, defined only here. Sample data until a real agency moves in. */
export const brand = {
  name: "Rivelac",
  email: "bonjour@rivelac.example",
  /** E.164, for links. */
  phone: "+41215550142",
  phoneDisplay: "+41 21 555 01 42",
  address: {
    street: "Rue du Port-Franc 11",
    postalCode: "1003",
    city: "Lausanne",
    canton: "VD",
    country: "CH",
  },
  social: {
    en: "https://www.linkedin.com/company/rivelac-example",
    fr: "https://www.facebook.com/rivelac.exemple",
  },
} as const;

/** The studio's Swiss coordinates (CH1903+ / LV95), in metres. Separate from `brand`, because no browser needs them. */
export const studio = { east: 2_538_210, north: 1_152_480 } as const;
