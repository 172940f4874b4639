import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { MAX_COUNT, MAX_INPUT_IMAGES, MIN_COUNT } from './limits.ts';
import { code, dataOf, IdParams, PageQuery, QueryNumber, Timestamp, Uuid } from './primitives.ts';
import {
  Accepted,
  DailyLimit,
  DailyLimitReply,
  ModelsReply,
  PricingOptionsReply,
  Quote,
  TaskPage,
  TaskReply,
} from './schemas/generation.ts';
import {
  CutOutRequest,
  ImageEditRequest,
  ImageQuoteRequest,
  ImageRequest,
  ImageToVideoRequest,
  listQuery,
  ManyIds,
  MAX_IMAGE_TEXT,
  MaxCoinsQuery,
  MultiImageRequest,
  StoryboardRequest,
  VideoQuoteRequest,
  VideoRequest,
} from './schemas/generationRequests.ts';

export * from './generationSwitches.ts';
export * from './generationWords.ts';
export * from './schemas/generation.ts';
export * from './schemas/generationRequests.ts';

export const generationEndpoints = {
  videoModels: endpoint('GET /videos/models', {
    access: 'user',
    summary: 'Models that make videos from text',
    reply: ModelsReply,
  }),
  generateVideo: endpoint('POST /videos/generate', {
    access: 'user',
    summary: 'Make videos from a text',
    body: VideoRequest,
    reply: Accepted,
    status: 202,
    isIdempotent: true,
  }),
  imageToVideoModels: endpoint('GET /image-to-video/models', {
    access: 'user',
    summary: 'Models that make videos from an image',
    reply: ModelsReply,
  }),
  generateFromImage: endpoint('POST /image-to-video/generate', {
    access: 'user',
    summary: 'Make videos from an image',
    body: ImageToVideoRequest,
    reply: Accepted,
    status: 202,
    isIdempotent: true,
    maxBodyBytes: MAX_IMAGE_TEXT + 65_536,
    pictureField: 'image_base64',
  }),
  videoStatus: endpoint('GET /videos/status/{id}', {
    access: 'user',
    summary: 'Where a video stands',
    params: IdParams,
    reply: TaskReply,
  }),
  video: endpoint('GET /videos/{id}', { access: 'user', summary: 'One video', params: IdParams, reply: TaskReply }),
  videoUrl: endpoint('GET /videos/{id}/url', {
    access: 'user',
    summary: 'A link that plays the video for a while',
    params: IdParams,
    reply: dataOf(v.object({ url: v.string(), expires_at: Timestamp })),
  }),
  downloadVideo: endpoint('GET /videos/{id}/download', {
    access: 'user',
    summary: 'The video as a file',
    params: IdParams,
    answer: 'file',
  }),
  regenerateVideo: endpoint('POST /videos/{id}/regenerate', {
    access: 'user',
    summary: 'Make a failed video again, in the same place',
    params: IdParams,
    query: MaxCoinsQuery,
    reply: TaskReply,
    status: 202,
    isIdempotent: true,
  }),
  deleteVideo: endpoint('DELETE /videos/{id}', { access: 'user', summary: 'Delete a video', params: IdParams }),
  videos: endpoint('GET /videos/', {
    access: 'user',
    summary: 'My videos, newest first',
    query: listQuery,
    reply: TaskPage,
  }),

  imageModels: endpoint('GET /images/models-images', {
    access: 'user',
    summary: 'Models that make images from text',
    reply: ModelsReply,
  }),
  generateImage: endpoint('POST /images/text-to-image', {
    access: 'user',
    summary: 'Make images from a text',
    body: ImageRequest,
    reply: Accepted,
    status: 202,
    isIdempotent: true,
  }),
  imageEditModels: endpoint('GET /images/models-images-edit', {
    access: 'user',
    summary: 'Models that edit images',
    reply: ModelsReply,
  }),
  editImage: endpoint('POST /images/image-to-image', {
    access: 'user',
    summary: 'Change an image by a text',
    body: ImageEditRequest,
    reply: Accepted,
    status: 202,
    isIdempotent: true,
    maxBodyBytes: MAX_IMAGE_TEXT + 65_536,
    pictureField: 'image_base64',
  }),
  generateMultiImage: endpoint('POST /images/multi-image', {
    access: 'user',
    summary: 'Make images from several images',
    body: MultiImageRequest,
    reply: Accepted,
    status: 202,
    isIdempotent: true,
    maxBodyBytes: MAX_INPUT_IMAGES * MAX_IMAGE_TEXT + 65_536,
    pictureField: 'images',
  }),
  generateStoryboard: endpoint('POST /images/storyboard', {
    access: 'user',
    summary: 'Make the pictures of a story',
    body: StoryboardRequest,
    reply: Accepted,
    status: 202,
    isIdempotent: true,
  }),
  imageTask: endpoint('GET /images/task/{id}', {
    access: 'user',
    summary: 'Where an image stands',
    params: IdParams,
    reply: TaskReply,
  }),
  downloadImage: endpoint('GET /images/{id}/download', {
    access: 'user',
    summary: 'The image as a file',
    params: IdParams,
    answer: 'file',
  }),
  regenerateImage: endpoint('POST /images/{id}/regenerate', {
    access: 'user',
    summary: 'Make a failed image again, in the same place',
    params: IdParams,
    query: MaxCoinsQuery,
    reply: TaskReply,
    status: 202,
    isIdempotent: true,
  }),
  deleteImage: endpoint('DELETE /images/{id}', { access: 'user', summary: 'Delete an image', params: IdParams }),
  images: endpoint('GET /images/', {
    access: 'user',
    summary: 'My images, newest first',
    query: listQuery,
    reply: TaskPage,
  }),

  library: endpoint('GET /library/', {
    access: 'user',
    summary: 'My videos and images together, newest first',
    query: listQuery,
    reply: TaskPage,
  }),

  cancel: endpoint('POST /library/{id}/cancel', {
    access: 'user',
    summary: 'Stop an item while that spares work; its coins come back',
    params: IdParams,
    reply: TaskReply,
  }),
  inputImage: endpoint('GET /library/{id}/inputs/{input}', {
    access: 'user',
    summary: 'A picture that an item was made from, as a file',
    params: v.object({ id: Uuid, input: Uuid }),
    answer: 'file',
  }),
  storeCutOut: endpoint('PUT /library/{id}/cut-out', {
    access: 'user',
    summary: 'Put a corrected cut-out in the place of the one that was made; free',
    params: IdParams,
    body: CutOutRequest,
    reply: TaskReply,
    maxBodyBytes: MAX_IMAGE_TEXT + 65_536,
    pictureField: 'image_base64',
  }),
  setFavorite: endpoint('PUT /library/{id}/favorite', {
    access: 'user',
    summary: 'Mark or unmark a favourite',
    params: IdParams,
    body: v.object({ is_favorite: v.boolean(code('field_invalid')) }),
    reply: TaskReply,
  }),
  deleted: endpoint('GET /library/deleted', {
    access: 'user',
    summary: 'What was deleted in the last 30 days and can be brought back',
    query: v.object(PageQuery),
    reply: TaskPage,
  }),
  restore: endpoint('POST /library/{id}/restore', {
    access: 'user',
    summary: 'Bring a deleted item back, within 30 days',
    params: IdParams,
    reply: TaskReply,
  }),
  retryBatch: endpoint('POST /library/batches/{id}/retry', {
    access: 'user',
    summary: 'Make the failed items of a batch again, and only those',
    params: IdParams,
    query: MaxCoinsQuery,
    reply: Accepted,
    status: 202,
    isIdempotent: true,
  }),
  deleteMany: endpoint('POST /library/delete', {
    access: 'user',
    summary: 'Delete several items; those still being made stay',
    body: ManyIds,
    reply: dataOf(v.object({ deleted: v.array(Uuid), kept: v.array(Uuid) })),
  }),
  downloadMany: endpoint('POST /library/download', {
    access: 'user',
    summary: 'Several items as one zip file, streamed',
    body: ManyIds,
    answer: 'file',
  }),

  calculate: endpoint('POST /coin/calculate', {
    access: 'user',
    summary: 'What a video costs',
    body: VideoQuoteRequest,
    reply: dataOf(Quote),
  }),
  calculateVideo: endpoint('POST /coin/calculate/video', {
    access: 'user',
    summary: 'What a video costs',
    body: VideoQuoteRequest,
    reply: dataOf(Quote),
  }),
  calculateImage: endpoint('POST /coin/calculate/image', {
    access: 'user',
    summary: 'What an image costs',
    body: ImageQuoteRequest,
    reply: dataOf(Quote),
  }),
  pricingOptions: endpoint('GET /coin/pricing-options', {
    access: 'public',
    summary: 'The price table',
    reply: PricingOptionsReply,
  }),

  rateLimitStatus: endpoint('GET /rate-limit/status', {
    access: 'user',
    summary: 'What is left of today',
    reply: DailyLimitReply,
  }),
  rateLimitCheck: endpoint('GET /rate-limit/check', {
    access: 'user',
    summary: 'Whether so many items still fit into today',
    query: v.object({ count: v.optional(QueryNumber(MIN_COUNT, MAX_COUNT, 'count_out_of_range'), 1) }),
    reply: dataOf(v.object({ ...DailyLimit.entries, allowed: v.boolean(), requested: v.number() })),
  }),

  modelArkCallback: endpoint('POST /webhooks/modelark/{secret}', {
    access: 'public',
    summary: 'Where ModelArk hints that a task has moved on',
    params: v.object({ secret: v.string() }),
    body: v.looseObject({}),
  }),
};
