import { existsSync } from 'node:fs';
import { buildSecondSite } from '../../pwa/support/secondBuild.ts';
import { keepProduct } from './product.ts';
import { BUILT_SERVER, startTestProduct } from './startTestProduct.ts';

/**
 * Runs before all browser tests: starts the product that they share, and the build of the second site, which only the
 * last tests need. @returns how to stop both
 */
export default async function prepare(): Promise<() => Promise<void>> {
  if (!existsSync(BUILT_SERVER)) throw new Error('There is no build to test. Run `npm run build` first.');
  const wanted = chosenProjects(process.argv);
  const secondSite = wanted.length === 0 || wanted.includes('pwa') ? buildSecondSite() : undefined;
  if (wanted.length > 0 && wanted.every((project) => project === 'pwa')) {
    await secondSite;
    return async () => undefined;
  }
  const { product, stop } = await startTestProduct();
  keepProduct(product);
  return async () => {
    await Promise.all([stop(), secondSite]);
  };
}

/** Reads `--project phone` and `--project=phone`; none means all. */
function chosenProjects(args: readonly string[]): string[] {
  return args.flatMap((arg, index) => {
    if (arg.startsWith('--project=')) return [arg.slice('--project='.length)];
    return args[index - 1] === '--project' ? [arg] : [];
  });
}
