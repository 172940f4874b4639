/** No cell of a CSV file can act as a formula, not even by full-width signs. */
import { expect, it } from 'vitest';
import { csvFile } from '../../../../../server/platform/http/csvFile.ts';

it('takes nothing for a formula, in no width', async () => {
  async function* slices() {
    yield ['=1', '＝1', '＋1', '－1', '＠SUM', '  ＝1', '\t=1', 'a=1', '-'];
  }
  const file = csvFile({ name: 'a', columns: ['x'], slices: slices(), cellsOf: (text: string) => [text] });
  const [, ...lines] = (await file.text()).trimEnd().split('\r\n');
  expect(lines).toEqual(["'=1", "'＝1", "'＋1", "'－1", "'＠SUM", "'  ＝1", "'\t=1", 'a=1', "'-"]);
});
