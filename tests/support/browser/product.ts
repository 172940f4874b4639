/** The running product, as the tests' processes know it. */
export interface Product {
  url: string;
  /** Where it keeps everything, its database too. */
  dataDirectory: string;
  /** Address of the local mailbox, with its token. */
  mailbox: string;
  admin: { email: string; password: string };
  /** Where it takes a push service for one it may call, for a test to stand in for. */
  pushPort: number;
}

const VARIABLE = 'KILAS_E2E_PRODUCT';

/** Hands the product on to the test processes, which inherit the environment. */
export function keepProduct(product: Product): void {
  process.env[VARIABLE] = JSON.stringify(product);
}

export function readProduct(): Product {
  const kept = process.env[VARIABLE];
  if (!kept) throw new Error('The product was not started: run these tests with tests/playwright.config.ts.');
  return JSON.parse(kept) as Product;
}
