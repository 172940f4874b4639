/** Loaded before the product (`node --import`): shifts `Date` by TEST_CLOCK_SKEW_MS. */
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
