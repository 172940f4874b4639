/** The running product, as the test processes see it. */
export interface Product {
  url: string;
  /** The folder of all its data, with its database. */
  dataDirectory: string;
  /** URL of the local mailbox, with its token. */
  mailbox: string;
  admin: { email: string; password: string };
  /** The product may call this port as a push service; a test can run one there. */
  pushPort: number;
}

const VARIABLE = 'KILAS_E2E_PRODUCT';

/** Passes the product to the test processes, which inherit the environment. */
export function keepProduct(product: Product): void {
  process.env[VARIABLE] = JSON.stringify(product);
}

export function readProduct(): Product {
  const kept = process.env[VARIABLE];
  if (!kept) throw new Error('The product was not started: run these tests with tests/playwright.config.ts.');
  return JSON.parse(kept) as Product;
}
