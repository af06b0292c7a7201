// File storage in S3 or a compatible store. Chunks are parts of a multipart upload, which the store tracks and
// assembles.
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  paginateListParts,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { lengthOf, type Storage } from './storage.ts';
import { directChunks, linksTo } from './s3-presigned.ts';

export interface S3Settings {
  bucket: string;
  /** Amazon's by default. */
  endpoint?: string | undefined;
  /** The store's address for browsers, if they can reach it. */
  publicUrl?: string | undefined;
  region: string;
  accessKeyId?: string | undefined;
  secretAccessKey?: string | undefined;
}

/** The minimum size of parts but the last in S3, and the part size for files of unknown length. */
const leastPart = 5 * 1024 * 1024;
const usualPart = 8 * 1024 * 1024;

/** Throws if the bucket cannot be reached. */
export async function s3Storage(settings: S3Settings): Promise<Storage> {
  const { bucket: Bucket, endpoint, publicUrl, region, accessKeyId, secretAccessKey } = settings;
  const at = (endpoint: string | undefined) =>
    ({
      region,
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      // Otherwise the AWS client finds credentials itself: environment variables or the role of the machine.
      ...(accessKeyId !== undefined &&
        secretAccessKey !== undefined && { credentials: { accessKeyId, secretAccessKey } }),
      // Stores other than Amazon's do not support the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }) satisfies S3ClientConfig;
  const client = new S3Client(at(endpoint));
  await client.send(new HeadBucketCommand({ Bucket })).catch((error: unknown) => {
    throw new Error(`the bucket ${Bucket} (S3_BUCKET) can't be reached`, { cause: error });
  });

  const sizeOf = async (key: string) => {
    const sent = client.send(new HeadObjectCommand({ Bucket, Key: key }));
    const head = await sent.catch(unlessMissing);
    return head?.ContentLength ?? null;
  };
  const remove = async (key: string) => {
    const variants = new ListObjectsV2Command({ Bucket, Prefix: `${key}/` });
    const { Contents: made = [] } = await client.send(variants);
    const Objects = made.map(({ Key }) => ({ Key }));
    if (Objects.length > 0) {
      await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    }
    await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
    const unfinished = new ListMultipartUploadsCommand({ Bucket, Prefix: key });
    const listed = await client.send(unfinished).catch(unlessUnsupported);
    for (const { Key, UploadId } of listed?.Uploads ?? []) {
      const upload = { Bucket, Key, UploadId };
      await client.send(new AbortMultipartUploadCommand(upload)).catch(unlessMissing);
    }
  };

  const forBrowsers = (url: string) => {
    // URLs are signed for their host.
    const there = new S3Client(at(url));
    return {
      linkTo: linksTo(there, Bucket),
      direct: directChunks({ here: client, there, Bucket }),
    };
  };

  return {
    leastChunk: leastPart,
    write: async (key, bytes) => {
      let size = 0;
      const counted = Readable.from(
        (async function* () {
          for await (const piece of bytes) {
            const part = Buffer.from(piece);
            size += part.length;
            yield part;
          }
        })(),
      );
      const params = { Bucket, Key: key, Body: counted };
      await new Upload({ client, params, partSize: usualPart, queueSize: 2 }).done();
      return size;
    },
    read: (key, range) =>
      Readable.from(
        (async function* () {
          const Range = range && `bytes=${range.start}-${range.end}`;
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key, Range }));
          if (Body instanceof Readable) yield* Body;
        })(),
      ),
    ...(publicUrl !== undefined && forBrowsers(publicUrl)),
    sizeOf,
    remove,
    begin: async (key) => {
      const { UploadId } = await client.send(
        new CreateMultipartUploadCommand({ Bucket, Key: key }),
      );
      if (UploadId === undefined) throw new Error('the store returned no upload id');
      return UploadId;
    },
    writeChunk: async (unfinished, index, bytes) => {
      const Body = Readable.from(bytes);
      const stopped = new AbortController();
      let reason: unknown;
      // Without the abort, the client waits for bytes that never arrive.
      Body.once('error', (error) => {
        reason = error;
        stopped.abort();
      });
      const part = new UploadPartCommand({
        Bucket,
        Key: unfinished.key,
        UploadId: unfinished.id,
        PartNumber: index + 1,
        ContentLength: lengthOf(unfinished, index),
        Body,
      });
      try {
        await client.send(part, { abortSignal: stopped.signal });
      } catch (error) {
        throw reason ?? error;
      } finally {
        Body.destroy();
      }
    },
    finish: async ({ key, id, size }) => {
      const upload = { Bucket, Key: key, UploadId: id };
      try {
        const Parts: { PartNumber: number | undefined; ETag: string | undefined }[] = [];
        let listed = 0;
        for await (const page of paginateListParts({ client }, upload)) {
          for (const { PartNumber, ETag, Size = 0 } of page.Parts ?? []) {
            Parts.push({ PartNumber, ETag });
            listed += Size;
          }
        }
        if (listed !== size) throw new Error(`the store has only ${listed} of ${size} bytes`);
        const MultipartUpload = { Parts };
        await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload }));
      } catch (error) {
        // An earlier attempt may have succeeded and crashed before recording it.
        if ((await sizeOf(key)) !== size) throw error;
      }
    },
    abort: async ({ key, id }) => {
      const upload = { Bucket, Key: key, UploadId: id };
      const isThere = () => client.send(new ListPartsCommand(upload)).catch(unlessMissing);
      // A part that arrives meanwhile may survive the abort and is removed by the next attempt.
      for (let tries = 1; ; tries += 1) {
        await client.send(new AbortMultipartUploadCommand(upload)).catch(unlessMissing);
        if ((await isThere()) === null) break;
        if (tries === 3) throw new Error('parts of an aborted upload still exist');
      }
      await remove(key);
    },
  };
}

/**
 * Not all credentials and stores can list unfinished uploads. There, a lifecycle rule of the bucket removes them.
 */
function unlessUnsupported(error: unknown): null {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  if (status !== undefined && [403, 404, 405, 501].includes(status)) return null;
  throw error;
}

function unlessMissing(error: unknown): null {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
  throw error;
}
