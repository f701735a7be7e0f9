/** CHF. The essential plan is monthly, pro is paid once with the client's own model key, ultimate is quoted. */
export const chatbots = {
  essential: { monthly: 15, freeConversations: 100, perConsultation: 0.05 },
  pro: { once: 990 },
  ultimate: { once: null },
} as const;
