import { COMMON_PASSWORDS } from './commonPasswordList.ts';

const common = new Set(COMMON_PASSWORDS.split(/\s+/).filter(Boolean));

const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const RUNS = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);
/** What people append to a word when a form asks for digits: "123", "2026", "01!". */
const SUFFIX = /[\d!@#$%^&*._-]{1,5}$/;

/**
 * True for a password that attackers try early: a listed one, a listed word followed by a few digits, one repeated
 * block, a keyboard run, or the user's own address or name.
 */
export function isCommonPassword(password: string, own: { email?: string; fullName?: string } = {}): boolean {
  const lower = password.toLowerCase();
  const word = lower.replace(SUFFIX, '');
  return (
    common.has(lower) ||
    common.has(word) ||
    /^(.{1,4}?)\1+$/.test(lower) ||
    RUNS.some((run) => run.includes(lower) || (run.includes(word) && word.length > 2)) ||
    ownWords(own).some((ownWord) => ownWord === lower || ownWord === word)
  );
}

function ownWords({ email, fullName }: { email?: string; fullName?: string }): string[] {
  const words = [email, email?.split('@')[0], fullName, fullName?.replace(/\s+/g, '')];
  return words
    .filter((word) => word !== undefined)
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 2);
}
