/**
 * Flags that older Seedance models read from the prompt, with their value: they would change the settings that were
 * priced.
 */
const FLAGS =
  'rs|resolution|rt|ratio|dur|duration|fps|framespersecond|frames|seed|cf|camerafixed|camera_fixed|wm|watermark';
const FLAG_WITH_VALUE = new RegExp(
  `--+(?:${FLAGS})(?![\\p{L}\\p{N}_])(?:\\s*[=:]\\s*|\\s+)?(?:[\\p{N}.:x]+[pk]?|true|false|adaptive|keep_ratio)?(?=\\s|$|--|[,.;])`,
  'giu',
);

/**
 * Removes settings from a prompt: known flags with their values, and only the dashes of anything else that looks like a
 * flag.
 */
export function cleanPrompt(prompt: string): string {
  let text = prompt;
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(FLAG_WITH_VALUE, ' ');
  }
  return (
    text
      .replace(/--+(?=[\p{L}\p{N}])/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim() || prompt.replace(/-{2,}/gu, ' ').trim()
  );
}
