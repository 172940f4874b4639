import * as v from 'valibot';
import {
  ImageEditRequest,
  ImageRequest,
  ImageToVideoRequest,
  isSwitchOf,
  KIND_OF_MODE,
  type Mode,
  MultiImageRequest,
  StoryboardRequest,
  SWITCH_NAMES,
  VideoRequest,
} from '../../../../contract/generation.ts';
import type { ErrorCode } from '../../../../contract/errorCodes.ts';
import { isKnownCode } from '../../../api/errorTexts.ts';
import '../errorTexts.ts';
import type { FittedSettings } from './fitSettings.ts';
import { imagePriceBody, videoPriceBody } from './toQuoteRequest.ts';

/** Named as in the contract, so that the server's errors are shown beside the same field. */
export type FieldName = keyof ImageToVideoRequest | 'images' | 'max_images';
export type FieldIssues = Partial<Record<FieldName, ErrorCode>>;

/** A complete request, by mode. */
export type ModeRequest =
  | { mode: 'text-to-video'; body: VideoRequest }
  | { mode: 'image-to-video'; body: ImageToVideoRequest }
  | { mode: 'text-to-image'; body: ImageRequest }
  | { mode: 'image-edit'; body: ImageEditRequest }
  | { mode: 'multi-image'; body: MultiImageRequest }
  | { mode: 'storyboard'; body: StoryboardRequest };

export type Checked<Request> = { isValid: true; request: Request } | { isValid: false; issues: FieldIssues };

/** The first error of each field; an error of the second of several images belongs to the images. */
function issuesByField(issues: readonly v.BaseIssue<unknown>[]): FieldIssues {
  const byField: Record<string, ErrorCode> = {};
  for (const issue of issues) {
    const [field = 'prompt'] = (v.getDotPath(issue) ?? 'prompt').split('.');
    byField[field] ??= isKnownCode(issue.message) ? issue.message : 'field_invalid';
  }
  return byField;
}

/** Each mode's schema, which the server uses too. */
const SCHEMAS = {
  'text-to-video': VideoRequest,
  'image-to-video': ImageToVideoRequest,
  'text-to-image': ImageRequest,
  'image-edit': ImageEditRequest,
  'multi-image': MultiImageRequest,
  storyboard: StoryboardRequest,
} as const satisfies Record<Mode, v.GenericSchema>;

function bodyOf({ mode, prompt, settings, images, maxCoins }: RequestDeps): object {
  const { aspectRatio, seed } = settings;
  const switches = SWITCH_NAMES.filter((name) => isSwitchOf(name, KIND_OF_MODE[mode]));
  const shared = {
    prompt,
    aspect_ratio: aspectRatio,
    ...Object.fromEntries(switches.map((name) => [name, settings[name]])),
    seed,
    max_coins: maxCoins,
  };
  const [first] = images;
  switch (mode) {
    case 'text-to-video':
      return { ...shared, ...videoPriceBody(settings) };
    case 'image-to-video':
      return { ...shared, ...videoPriceBody(settings), image_base64: first };
    case 'text-to-image':
      return { ...shared, ...imagePriceBody(settings) };
    case 'image-edit':
      return { ...shared, ...imagePriceBody(settings), image_base64: first };
    case 'multi-image':
      return { ...shared, ...imagePriceBody(settings), images };
    case 'storyboard': {
      // One task, however many panels it has.
      const { count: _, ...price } = imagePriceBody(settings);
      return { ...shared, ...price, max_images: settings.maxImages };
    }
  }
}

export interface RequestDeps {
  mode: Mode;
  prompt: string;
  settings: FittedSettings;
  /** As base64, in order; any non-empty text when the form is checked before the images are read. */
  images: readonly string[];
  /** The price that the person saw; left out while the form is only checked. */
  maxCoins?: number | undefined;
}

/** The body of a mode's call, checked by the contract's own schema. */
export function toRequest(deps: RequestDeps): Checked<ModeRequest> {
  const result = v.safeParse(SCHEMAS[deps.mode], bodyOf(deps));
  if (!result.success) return { isValid: false, issues: issuesByField(result.issues) };
  // The schema was chosen by mode, which TypeScript cannot express for the pair.
  return { isValid: true, request: { mode: deps.mode, body: result.output } as ModeRequest };
}
