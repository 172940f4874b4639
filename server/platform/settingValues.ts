import * as v from 'valibot';
import { MODES } from '../../contract/generationWords.ts';

/*
 * What a setting in the environment may be.
 */

export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a number from 0 to 65535'),
);

/** A whole number of at most nine digits. */
export const wholeNumber = (min: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
  );

export const httpUrl = v.pipe(
  v.string(),
  v.url('must be an address such as https://kilas.example'),
  v.transform((value) => value.replace(/\/$/, '')),
);

/** Comma-separated generation modes. */
export const modeList = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((mode) => mode.trim())),
  v.array(v.picklist(MODES, `must be of ${MODES.join(', ')}, with commas`)),
);

export const postgresUrl = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must start with postgres://'));

/** A length check alone accepts `aaaa…`. */
const MIN_DIFFERENT_CHARACTERS = 10;

export const secret = v.pipe(
  v.string(),
  v.minLength(32, 'must have at least 32 characters; `openssl rand -hex 32` makes one'),
  v.check(
    (value) => new Set(value).size >= MIN_DIFFERENT_CHARACTERS,
    'is too easy to guess; `openssl rand -hex 32` makes a good one',
  ),
);
