import { endpoint } from '../endpoint.ts';
import { IdParams } from '../primitives.ts';
import { ContentQuery, ReasonBody } from '../schemas/dashboardLists.ts';
import {
  ContentDetailReply,
  ContentList,
  CreatorContent,
  CreatorList,
  EndingList,
  EndingsQuery,
  LatestQuery,
  RemoveAll,
  RemovedReply,
  RestoredReply,
} from '../schemas/dashboardContent.ts';
import { ReportClosedReply, ReportClosing, ReportList, ReportsQuery } from '../schemas/dashboardReports.ts';

/** Everybody’s videos and images, and the reports about shared works. */
export const contentEndpoints = {
  latestContent: endpoint('GET /dashboard/content/latest', {
    access: 'admin',
    summary: 'Everybody’s videos and images, newest first',
    query: LatestQuery,
    reply: ContentList,
  }),
  contentVideos: endpoint('GET /dashboard/content/videos', {
    access: 'admin',
    summary: 'Everybody’s videos, newest first',
    query: ContentQuery,
    reply: ContentList,
  }),
  contentImages: endpoint('GET /dashboard/content/images', {
    access: 'admin',
    summary: 'Everybody’s images, newest first',
    query: ContentQuery,
    reply: ContentList,
  }),
  contentUsers: endpoint('GET /dashboard/content/users', {
    access: 'admin',
    summary: 'People with what they made, newest accounts first',
    query: ContentQuery,
    reply: CreatorList,
  }),
  contentOfUser: endpoint('GET /dashboard/content/user/{id}', {
    access: 'admin',
    summary: 'One person’s videos and images, newest first',
    params: IdParams,
    query: ContentQuery,
    reply: CreatorContent,
  }),
  endings: endpoint('GET /dashboard/content/endings', {
    access: 'admin',
    summary: 'Attempts that ended, newest first: what the overview’s figures count',
    query: EndingsQuery,
    reply: EndingList,
  }),
  contentItem: endpoint('GET /dashboard/content/item/{id}', {
    access: 'admin',
    summary: 'One video or image with its history, step by step',
    params: IdParams,
    reply: ContentDetailReply,
  }),
  removeVideo: endpoint('DELETE /dashboard/content/video/{id}', {
    access: 'admin',
    summary: 'Delete a video; it can be brought back for 30 days',
    params: IdParams,
    body: ReasonBody,
    reply: RemovedReply,
    isIdempotent: true,
  }),
  removeImage: endpoint('DELETE /dashboard/content/image/{id}', {
    access: 'admin',
    summary: 'Delete an image; it can be brought back for 30 days',
    params: IdParams,
    body: ReasonBody,
    reply: RemovedReply,
    isIdempotent: true,
  }),
  removeAllOfUser: endpoint('DELETE /dashboard/content/user/{id}/all', {
    access: 'admin',
    summary: 'Delete everything a person made; it can be brought back for 30 days',
    params: IdParams,
    body: RemoveAll,
    reply: RemovedReply,
    isIdempotent: true,
  }),
  undoRemoval: endpoint('POST /dashboard/content/removals/{id}/undo', {
    access: 'admin',
    summary: 'Bring back what one deletion took away; the id is that of its line in the admin log',
    params: IdParams,
    body: ReasonBody,
    reply: RestoredReply,
    isIdempotent: true,
  }),
  reports: endpoint('GET /dashboard/reports', {
    access: 'admin',
    summary: 'Reports about shared works, newest first',
    query: ReportsQuery,
    reply: ReportList,
  }),
  closeReport: endpoint('POST /dashboard/reports/{id}/close', {
    access: 'admin',
    summary: 'Dismiss a report, or end the public link it is about and with it every report about that work',
    params: IdParams,
    body: ReportClosing,
    reply: ReportClosedReply,
    isIdempotent: true,
  }),
};
