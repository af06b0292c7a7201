// Presigned S3 URLs, by which browsers read files and upload chunks directly.
import {
  GetObjectCommand,
  ListPartsCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { lengthOf, type DirectChunks, type Storage } from './storage.ts';

/** Seconds until a URL expires. Running transfers continue. */
const lasts = 600;

export const linksTo =
  (there: S3Client, Bucket: string): Storage['linkTo'] & {} =>
  (Key, { type, disposition, seconds = lasts }) =>
    getSignedUrl(
      there,
      new GetObjectCommand({
        Bucket,
        Key,
        ResponseContentType: type,
        ResponseContentDisposition: disposition,
      }),
      { expiresIn: seconds },
    );

/** `there` is the store at its address for browsers, `here` at its address for this process. */
export function directChunks({
  here,
  there,
  Bucket,
}: {
  here: S3Client;
  there: S3Client;
  Bucket: string;
}): DirectChunks {
  return {
    addressOf: async (unfinished, index, md5) => {
      const ContentMD5 = Buffer.from(md5, 'hex').toString('base64');
      const expires_at = new Date(Date.now() + lasts * 1000).toISOString();
      // Length and MD5 are signed, so no other bytes are accepted. Browsers send the length themselves.
      const url = await getSignedUrl(
        there,
        new UploadPartCommand({
          Bucket,
          Key: unfinished.key,
          UploadId: unfinished.id,
          PartNumber: index + 1,
          ContentLength: lengthOf(unfinished, index),
          ContentMD5,
        }),
        { expiresIn: lasts },
      );
      return { url, headers: { 'content-md5': ContentMD5 }, expires_at };
    },
    has: async (unfinished, index, { md5, etag }) => {
      const list = new ListPartsCommand({
        Bucket,
        Key: unfinished.key,
        UploadId: unfinished.id,
        PartNumberMarker: String(index),
        MaxParts: 1,
      });
      const [next] = (await here.send(list)).Parts ?? [];
      const isThis = next?.PartNumber === index + 1 && next.Size === lengthOf(unfinished, index);
      const mark = markIn(next?.ETag);
      return isThis && (mark === md5 || (etag !== undefined && mark === markIn(etag)));
    },
  };
}

const markIn = (etag = ''): string => etag.replaceAll('"', '');
