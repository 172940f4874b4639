/**
 * Reads a gettext catalog as far as checking needs it: message (with its context, if any) → translation.
 * @returns {Map<string, string>} without the header; obsolete entries (#~) count as absent
 */
export function readMessages(text) {
  const messages = new Map();
  for (const block of text.split(/\n\s*\n/)) {
    const fields = readFields(block);
    if (fields.msgid) messages.set([fields.msgctxt, fields.msgid].filter(Boolean).join(' | '), fields.msgstr ?? '');
  }
  return messages;
}

/** `msgid "one "` followed by lines in quotes is one text. */
function readFields(block) {
  const fields = {};
  let current;
  for (const line of block.split('\n')) {
    const [, name, value] = /^(?:(msgctxt|msgid|msgstr) )?(".*")$/.exec(line) ?? [];
    if (value === undefined) continue;
    current = name ?? current;
    fields[current] = (name ? '' : (fields[current] ?? '')) + JSON.parse(value);
  }
  return fields;
}
