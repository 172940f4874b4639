import { existsSync } from 'node:fs';
import buildBothSites from '../../pwa/support/builds.ts';
import { keepProduct } from './product.ts';
import { BUILT_SERVER, startTestProduct } from './startTestProduct.ts';

/** Runs before all browser tests: starts the product that they share. @returns how to stop it */
export default async function prepare(): Promise<() => Promise<void>> {
  const wanted = chosenProjects(process.argv);
  if (wanted.length === 0 || wanted.includes('pwa')) await buildBothSites();
  if (wanted.length > 0 && wanted.every((project) => project === 'pwa')) return async () => undefined;

  if (!existsSync(BUILT_SERVER)) throw new Error('There is no build to test. Run `npm run build` first.');
  const { product, stop } = await startTestProduct();
  keepProduct(product);
  return stop;
}

/** Reads `--project phone` and `--project=phone`; none means all. */
function chosenProjects(args: readonly string[]): string[] {
  return args.flatMap((arg, index) => {
    if (arg.startsWith('--project=')) return [arg.slice('--project='.length)];
    return args[index - 1] === '--project' ? [arg] : [];
  });
}
