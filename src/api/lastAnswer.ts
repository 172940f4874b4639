/** When a call was last answered, by `performance.now()`. What was asked before and failed since proves nothing. */
export const lastAnswer = { at: Number.NEGATIVE_INFINITY };
