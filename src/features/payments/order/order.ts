/** What is bought: a package, or a number of coins at the plain price. The two fields of the calls that price and create it. */
export type Order = { package_id: string } | { credit_amount: number };

/** The order that an address names; null when it names none. */
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
