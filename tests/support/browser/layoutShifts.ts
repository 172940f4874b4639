import type { Page } from '@playwright/test';

/** Records every layout shift of the pages that are opened from now on. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const rectangle = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map((value) => Math.round(value)).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const what = (node as Element | null)?.outerHTML ?? node?.textContent ?? 'what is gone again';
          return `${what.slice(0, 80)} from ${rectangle(previousRect)} to ${rectangle(currentRect)}`;
        });
        shifts.push(`${entry.value} after ${Math.round(entry.startTime)} ms: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    interface LayoutShift {
      value: number;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
  });
}

/** What has moved since the page was opened: by how much, when, what, and from where to where. */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'shifts') as string[]);
