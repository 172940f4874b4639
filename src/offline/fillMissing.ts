import { type GenericSchema, safeParse } from 'valibot';

/** The part of a schema that determines its empty value. */
interface Shape {
  type: string;
  wrapped?: Shape;
  entries?: Record<string, Shape>;
  item?: Shape;
  options?: readonly unknown[];
  literal?: unknown;
}

/**
 * Fills fields that were added to the contract since an answer was stored with empty values, so that stored answers
 * still open offline. Fields whose type has changed stay as they are, and fail the schema.
 * @returns a copy with the fields added
 */
export function fillMissing(schema: GenericSchema, data: unknown): unknown {
  const filled = structuredClone(data);
  const { issues } = safeParse(schema, filled);
  for (const { path } of issues ?? []) {
    const last = path?.at(-1);
    if (!last || last.value !== undefined || typeof last.key !== 'string') continue;
    const field = shapeAt(
      schema as unknown as Shape,
      path!.map(({ key }) => key),
    );
    if (field && isRecord(last.input)) last.input[last.key] = emptyOf(field);
  }
  return filled;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function shapeAt(schema: Shape, path: readonly unknown[]): Shape | undefined {
  return path.reduce<Shape | undefined>((shape, key) => {
    const inner = unwrapped(shape);
    return inner?.item ?? inner?.entries?.[String(key)];
  }, schema);
}

function unwrapped(shape: Shape | undefined): Shape | undefined {
  return shape?.wrapped ? unwrapped(shape.wrapped) : shape;
}

function emptyOf(shape: Shape): unknown {
  switch (shape.type) {
    case 'optional':
      return undefined;
    case 'nullable':
    case 'nullish':
      return null;
    case 'string':
      return '';
    case 'number':
      return 0;
    case 'boolean':
      return false;
    case 'array':
      return [];
    case 'picklist':
      return shape.options?.[0];
    case 'literal':
      return shape.literal;
    case 'union':
    case 'variant':
      return emptyOf(shape.options?.[0] as Shape);
    case 'object':
      return Object.fromEntries(Object.entries(shape.entries ?? {}).map(([key, field]) => [key, emptyOf(field)]));
    default:
      return undefined;
  }
}
