/** When a call was last answered, by `performance.now()`. A call that began earlier and failed later proves nothing. */
export const lastAnswer = { at: Number.NEGATIVE_INFINITY };
