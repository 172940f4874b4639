/** Sorts words by their position in the prompt. */
export function inPromptOrder(prompt: string, words: string[]): string[] {
  return words.sort((a, b) => prompt.indexOf(a) - prompt.indexOf(b));
}
