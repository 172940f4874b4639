/**
 * Loaded before the product (`node --import`): its machine's clock is wrong by TEST_CLOCK_SKEW_MS, wherever it is read.
 */
const skew = Number(process.env.TEST_CLOCK_SKEW_MS ?? 0);
const Right = Date;

globalThis.Date = class extends Right {
  constructor(...given) {
    if (given.length === 0) super(Right.now() + skew);
    else super(...given);
  }
  static now() {
    return Right.now() + skew;
  }
};
