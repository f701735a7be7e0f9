/**
 * Map symbols on a 24 grid, one stroke width: the only icons of the site. Each has one meaning:
 * | site | websites |
 * | design | graphic design |
 * | search | SEO, local SEO too, and a search on Google |
 * | assistant | chatbots and AI, and the assistant |
 * | leads | lead generation, and its campaigns |
 * | hosting | hosting and maintenance |
 * | gift | what a plan includes at no cost |
 * | key | the client login |
 * | phone | a call |
 */
export const mapDrawings = {
  site: "M4 5h16v14H4zM4 9.5h16M7.5 13h5M7.5 16h3",
  design: "M12 3 21 20H3zM12 3v17M12 12l4.5-0.5M12 16l6.5-0.5",
  search: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20.5 20.5M7.5 11.5l2-2.5 2 1.5 2-2.5",
  assistant: "M4 5h16v11h-9l-4 4v-4H4zM8.5 10.5h.01M12 10.5h.01M15.5 10.5h.01",
  leads: "M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM12 2v5M12 17v5M2 12h5M17 12h5M12 12h.01",
  menu: "M3.5 7h17M3.5 12h17M3.5 17h17",
  close: "M5.5 5.5 18.5 18.5M18.5 5.5 5.5 18.5",
  unfold: "M6 9.5l6 6 6-6",
  next: "M9.5 6l6 6-6 6",
  phone:
    "M6.5 3.5h3l1.5 4-2 1.5a11 11 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2 2A15 15 0 0 1 4.5 5.5a2 2 0 0 1 2-2z",
  gift: "M4 9.5h16v10H4zM3 6.5h18v3H3zM12 6.5v13M8 3l4 3.5L16 3",
  key: "M8 8.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 12.5h9M18 12.5v3.5",
  hosting: "M4 20V9l8-5 8 5v11zM9.5 20v-6h5v6",
} as const;
