/** What to buy: a package, or a number of coins at the plain price. As the calls expect it. */
export type Order = { package_id: string } | { credit_amount: number };

/** The order in an address; null when there is none. */
export function orderOf({
  package_id: packageId,
  credit_amount: coins,
}: {
  package_id?: string | null;
  credit_amount?: number;
}): Order | null {
  if (packageId) return { package_id: packageId };
  return coins === undefined ? null : { credit_amount: coins };
}
