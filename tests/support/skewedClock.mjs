/**
 * Loaded before the product (`node --import`): shifts `Date` by TEST_CLOCK_SKEW_MS, or by what the file
 * TEST_CLOCK_SKEW_FILE says, which is read again when the process gets SIGUSR2.
 */
import { readFileSync } from 'node:fs';

const { TEST_CLOCK_SKEW_FILE: file, TEST_CLOCK_SKEW_MS: fixed } = process.env;
const readSkew = () => Number(file ? readFileSync(file, 'utf8') : (fixed ?? 0));
let skew = readSkew();
if (file) process.on('SIGUSR2', () => (skew = readSkew()));

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
