// Sends one file to the gateway and tells how far it is: fetch can't do the latter yet, XMLHttpRequest can.
import { accessToken, sessionLost } from './session.ts';

/** Why a file did not arrive, in words to be shown. */
export class UploadFailed extends Error {}

export const uploadLimits = {
  /** Bytes. */
  maxSize: 100 * 1024 * 1024,
  timeoutMs: 300_000,
  extensions: (
    'webp mp4 mkv avi doc docx gif html htm jpg jpeg jif mp3 mpe mpg mpeg moov movie mov pdf png ppt pptx pps qt ra ' +
    'ram rm rtf swf tiff tif txt wav wma wmf wmv wpd xls xlsx zip'
  ).split(' '),
} as const;

/** What is wrong with a file before it is sent; null when nothing is. */
export function uploadProblem(file: { name: string; size: number }): string | null {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!uploadLimits.extensions.includes(extension)) return 'Неизвестный формат файла';
  return file.size > uploadLimits.maxSize ? 'Файл слишком большой' : null;
}

/** Answers what the server said of the file. */
export function uploadFile({
  to,
  file,
  field = 'file',
  onProgress,
  signal,
}: {
  to: string;
  file: File;
  /** The name that the server expects it under. */
  field?: string;
  /** 0 to 100. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
}): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (message = 'Не удалось загрузить файл, попробуйте еще раз') =>
      reject(new UploadFailed(message));
    request.open('POST', to);
    request.timeout = uploadLimits.timeoutMs;
    const token = accessToken();
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.((loaded / total) * 100);
    });
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) return resolve(answerOf(request));
      if (request.status === 401) sessionLost();
      fail(messageOf(request));
    });
    for (const event of ['error', 'timeout', 'abort'])
      request.addEventListener(event, () => fail());
    signal?.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append(field, file);
    request.send(form);
  });
}

function answerOf({ responseText }: XMLHttpRequest): unknown {
  try {
    return JSON.parse(responseText);
  } catch {
    return null;
  }
}

function messageOf(request: XMLHttpRequest): string | undefined {
  if (request.status === 413) return 'Файл слишком большой';
  if (request.status === 415) return 'Неизвестный формат файла';
  if (request.status !== 422) return undefined;
  const answer = answerOf(request) as { errors?: { message?: string }[] } | null;
  return answer?.errors?.[0]?.message;
}
