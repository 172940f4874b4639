import type * as v from 'valibot';

const WHOLE_NUMBER = 'Write a whole number.';
const WRITE_A_MOMENT = 'Write a moment with its time zone, such as 2026-11-30T08:00:00+07:00.';
export const WRITE_AN_OBJECT = 'Write an object.';

/**
 * Says what a value must be that a general rule refused (`field_invalid`), in English, for people who write clients.
 * @returns null for a rule of which there is nothing more to say
 */
export function describeIssue(issue: v.BaseIssue<unknown>): string | null {
  if (issue.received === 'undefined') return 'This is missing.';
  switch (issue.type) {
    case 'integer':
      return WHOLE_NUMBER;
    case 'number':
      return 'Write a number.';
    case 'min_value':
      return `Must be at least ${issue.requirement}.`;
    case 'max_value':
      return `Must be at most ${issue.requirement}.`;
    case 'not_value':
      return `Must not be ${issue.requirement}.`;
    case 'min_length':
    case 'max_length':
      return describeLength(issue);
    case 'picklist':
    case 'literal':
    case 'variant':
      return describeChoice(issue);
    case 'uuid':
      return 'Write an id (a UUID).';
    case 'boolean':
      return 'Must be true or false.';
    case 'string':
      return 'Write a text.';
    case 'array':
      return 'Write a list.';
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return WRITE_AN_OBJECT;
    case 'non_empty':
      return 'Must not be empty.';
    case 'iso_date':
      return 'Write a day such as 2026-11-30.';
    case 'iso_timestamp':
      return WRITE_A_MOMENT;
    case 'union':
      return describeAlternatives(issue.issues ?? []);
    case 'check':
      return typeof issue.input === 'string' ? describeTime(issue.input) : null;
    default:
      return null;
  }
}

/** @returns null for a text that is neither a day nor a moment */
function describeTime(text: string): string | null {
  if (!/^\d{4}-\d\d-\d\d/.test(text)) return null;
  // Such as `+07` for a time zone: JavaScript wants its minutes.
  const isUnreadable =
    text.length > 10 && Number.isNaN(Date.parse(text)) && !Number.isNaN(Date.parse(text.slice(0, 10)));
  return isUnreadable ? WRITE_A_MOMENT : 'There is no such day between 1900 and 2999.';
}

/** Of a day or a moment the day is described; a number in a query string may come as text, too. */
function describeAlternatives(issues: v.BaseIssue<unknown>[]): string | null {
  if (issues.some(({ type }) => type === 'number')) return WHOLE_NUMBER;
  for (const issue of issues) {
    const text = describeIssue(issue);
    if (text) return text;
  }
  return null;
}

function describeLength({ type, input, requirement }: v.BaseIssue<unknown>): string {
  const bound = type === 'min_length' ? 'at least' : 'at most';
  return `Must have ${bound} ${requirement} ${Array.isArray(input) ? 'items' : 'characters'}.`;
}

/** valibot writes the choices as `("a" | "b")` or `(1 | 2)`. */
function describeChoice({ expected }: v.BaseIssue<unknown>): string | null {
  const choices = [...(expected ?? '').matchAll(/"([^"]*)"|(\d+)/g)].map(([, text, number]) => text ?? number);
  return choices.length > 0 ? `Must be one of: ${choices.join(', ')}.` : null;
}
