// Uploads a part directly to the storage. The server is queried before for the storage URL and after for the result;
// parts that the storage already has are skipped, so a lost response causes no second upload.
import { DirectUnavailable, RetryLater, throwFailure } from './failures.ts';
import { readPartWithMd5 } from './parts.ts';
import { sendRequest, type UploadResponse } from './request.ts';
import {
  rawRequest,
  inFreeSlot,
  partFields,
  type Progress,
  type Target,
  type Transport,
} from './sendParts.ts';

/**
 * Returns the server's response for the part. Throws DirectUnavailable when the storage is unreachable or lacks the
 * part.
 */
export function putPart(
  target: Target,
  file: File,
  index: number,
  progress: Progress,
  way: Transport,
): Promise<UploadResponse> {
  const { onSent, signal } = way;
  return inFreeSlot(index, way, async () => {
    const { bytes, dzmd5 } = await readPartWithMd5(file, index, way.partSize);
    const place = { ...partFields(target, index, progress, way), dzmd5 };
    const askAbout = async (more = {}) => {
      const made = rawRequest(target, { ...place, ...more });
      const answer = await sendRequest({ method: 'POST', ...made, signal });
      if (answer.status >= 300) throwFailure(answer);
      return answer;
    };
    const before = await askAbout();
    const address = addressIn(before);
    if (!address) return before;
    const put = await sendRequest({
      method: 'PUT',
      ...address,
      body: bytes,
      onSent: (some) => onSent(index, some),
      signal,
    }).catch((error: unknown) => {
      // The upload to the server will show whether the network or the storage failed.
      throw error instanceof RetryLater ? new DirectUnavailable() : error;
    });
    if (put.status === 429 || put.status >= 500) throw new RetryLater(put.retryAfter);
    if (put.status >= 300) throw new DirectUnavailable();
    const after = await askAbout(put.etag === null ? {} : { dzetag: put.etag });
    if (addressIn(after)) throw new DirectUnavailable();
    return after;
  });
}

interface Address {
  url: string;
  headers: Readonly<Record<string, string>>;
}

function addressIn({ status, body }: UploadResponse): Address | undefined {
  const { data } = (body ?? {}) as { data?: { upload?: { address?: Address } } };
  const address = status === 202 ? data?.upload?.address : undefined;
  return address && { url: address.url, headers: address.headers };
}
