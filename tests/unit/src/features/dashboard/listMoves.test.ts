/** Two changes of a list's filters before the next render: both hold, in either order. */
import { expect, test } from 'vitest';
import { listMoves } from '../../../../../src/features/dashboard/ui/listMoves.ts';
import type { DashboardSearch } from '../../../../../src/features/dashboard/searchParams.ts';

/** A list at an address that changes at once, while the screen still shows the previous one. */
function openList(address: DashboardSearch) {
  const moves = listMoves<DashboardSearch>(async ({ search }) => {
    address = search(address);
  });
  return { ...moves, address: () => JSON.parse(JSON.stringify(address)) as DashboardSearch };
}

const typed = { search: 'rani' };
const pressed = { status: 'completed' };

test.each([
  [typed, pressed],
  [pressed, typed],
])('%o, then %o', (first, second) => {
  const list = openList({ page: 3, user_id: 'one' });
  list.change(first);
  list.change(second);
  expect(list.address()).toEqual({ user_id: 'one', ...typed, ...pressed });
});

test('a page and the filter that was pressed before it', () => {
  const list = openList({ before: 'row' });
  list.change(pressed);
  list.move({ page: 2 });
  expect(list.address()).toEqual({ page: 2, ...pressed });
});

test('a filter after a page goes back to the first one', () => {
  const list = openList({});
  list.move({ before: 17 });
  list.change(pressed);
  expect(list.address()).toEqual(pressed);
});
