// Uploads a part directly to the storage. The server is queried before for the storage URL and after for the result;
// parts that the storage already has are skipped, so a lost response causes no second upload.
import { NotDirect, NotNow, refuse } from './failures.ts';
import { readSummed } from './parts.ts';
import { ask, type Answered } from './request.ts';
import { asBytes, inTurnOf, saidOf, type Progress, type Target, type Way } from './sending.ts';

/**
 * Returns the server's response for the part. Throws DirectUnavailable when the storage is unreachable or lacks the
 * part.
 */
export function putPart(
  target: Target,
  file: File,
  index: number,
  progress: Progress,
  way: Way,
): Promise<Answered> {
  const { onSent, signal } = way;
  return inTurnOf(index, way, async () => {
    const { bytes, dzmd5 } = await readSummed(file, index, way.partSize);
    const place = { ...saidOf(target, index, progress, way), dzmd5 };
    const askAbout = async (more = {}) => {
      const made = asBytes(target, { ...place, ...more });
      const answer = await ask({ method: 'POST', ...made, signal });
      if (answer.status >= 300) refuse(answer);
      return answer;
    };
    const before = await askAbout();
    const address = addressIn(before);
    if (!address) return before;
    const put = await ask({
      method: 'PUT',
      ...address,
      body: bytes,
      onSent: (some) => onSent(index, some),
      signal,
    }).catch((error: unknown) => {
      // The upload to the server will show whether the network or the storage failed.
      throw error instanceof NotNow ? new NotDirect() : error;
    });
    if (put.status === 429 || put.status >= 500) throw new NotNow(put.retryAfter);
    if (put.status >= 300) throw new NotDirect();
    const after = await askAbout(put.etag === null ? {} : { dzetag: put.etag });
    if (addressIn(after)) throw new NotDirect();
    return after;
  });
}

interface Address {
  url: string;
  headers: Readonly<Record<string, string>>;
}

function addressIn({ status, body }: Answered): Address | undefined {
  const { data } = (body ?? {}) as { data?: { upload?: { address?: Address } } };
  const address = status === 202 ? data?.upload?.address : undefined;
  return address && { url: address.url, headers: address.headers };
}
