/** A file may import what the table of arrows allows its innermost folder, nothing else, and never in a circle. */
import { describe, expect, it } from 'vitest';
import { findCircles, readArrows, folderOf, violations } from '../../../scripts/arrows.mjs';

const arrows = readArrows(`# The house

## Arrows

| folder | may import |
|---|---|
| \`contract\` | |
| \`server\` | \`contract\`, \`server/*\` |
| \`server/platform\` | \`contract\` |
| \`server/credits\` | \`contract\`, \`server/platform\` |

## Elsewhere

| \`sw\` | \`server\` |
`);

describe('the table of arrows', () => {
  it('is read from its own section alone', () => {
    expect([...arrows.keys()]).toEqual(['contract', 'server', 'server/platform', 'server/credits']);
  });

  it('puts a file into its innermost folder', () => {
    expect(folderOf(arrows, 'server/credits/holdCredits.ts')).toBe('server/credits');
    expect(folderOf(arrows, 'server/app.ts')).toBe('server');
    expect(folderOf(arrows, 'locales/id/shell.po')).toBeUndefined();
  });

  it('allows what it names, the folder itself, and what lies in none', () => {
    const targets = ['server/platform/clock.ts', 'contract/limits.ts', 'server/credits/tables.ts', 'package.json'];
    expect(violations(arrows, 'server/credits/holdCredits.ts', targets)).toEqual([]);
    expect(violations(arrows, 'server/services.ts', ['server/credits/tables.ts'])).toEqual([]);
  });

  it('refuses everything else', () => {
    expect(violations(arrows, 'server/platform/clock.ts', ['server/credits/tables.ts', 'server/app.ts'])).toEqual([
      {
        file: 'server/platform/clock.ts',
        target: 'server/credits/tables.ts',
        from: 'server/platform',
        to: 'server/credits',
      },
      { file: 'server/platform/clock.ts', target: 'server/app.ts', from: 'server/platform', to: 'server' },
    ]);
  });
});

describe('circles', () => {
  it('are found, each by itself, whoever else imports from them', () => {
    const imports = new Map([
      ['main.ts', ['one.ts', 'chain.ts', 'package.json']],
      ['one.ts', ['two.ts']],
      ['two.ts', ['three.ts', 'leaf.ts']],
      ['three.ts', ['one.ts', 'chain.ts']],
      ['chain.ts', ['link.ts', 'leaf.ts']],
      ['link.ts', ['chain.ts']],
      ['leaf.ts', []],
    ]);
    expect(findCircles(imports)).toEqual([
      ['chain.ts', 'link.ts'],
      ['one.ts', 'three.ts', 'two.ts'],
    ]);
  });

  it('are none where two ways lead to the same file', () => {
    const imports = new Map([
      ['a.ts', ['b.ts', 'c.ts']],
      ['b.ts', ['d.ts']],
      ['c.ts', ['d.ts', 'b.ts']],
      ['d.ts', []],
    ]);
    expect(findCircles(imports)).toEqual([]);
  });
});
