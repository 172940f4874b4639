import { StartError } from './startError.ts';

const MINIMUM_NODE = [22, 12] as const;

/** @throws StartError when this Node is too old for the server */
export function checkNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor < MINIMUM_NODE[1])) {
    throw new StartError(
      `Kilas needs Node.js ${MINIMUM_NODE.join('.')} or newer; this is ${process.version}. \`npm start\` brings its own.`,
    );
  }
}
