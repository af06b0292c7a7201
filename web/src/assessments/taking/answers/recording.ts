// Recording by the browser: in which format, and what to do when it refuses.
interface RecordingFormat {
  type: string;
  extension: string;
}

/** The first that a browser can make: every browser plays the first of them. */
const formats: readonly RecordingFormat[] = [
  { type: 'audio/mp4', extension: 'm4a' },
  { type: 'audio/webm', extension: 'weba' },
  { type: 'audio/ogg', extension: 'ogg' },
];

/** Of sounds that are chosen as files: what browsers play. */
export const soundExtensions = ['mp3', 'm4a', 'wav', 'ogg', 'weba', 'mp4'] as const;

/** Seconds: 15 MB at these bits. */
export const longestRecording = 30 * 60;
export const bitsPerSecond = 64_000;

/** Below it, of 1, a microphone hears nothing. */
export const silence = 0.01;

export class Refused extends Error {
  override name = 'Refused';
}

const orFile = 'или выберите готовую запись';

/** The microphone, and the format of what is recorded. Rejects with Refused, in words to be shown. */
export async function openMicrophone(): Promise<{ stream: MediaStream; format: RecordingFormat }> {
  if (!globalThis.isSecureContext) {
    throw new Refused(
      `Браузер не даёт записывать звук: адрес этой страницы не защищён. Откройте её по адресу с https:// ${orFile}`,
    );
  }
  const format =
    typeof MediaRecorder === 'undefined'
      ? undefined
      : formats.find(({ type }) => MediaRecorder.isTypeSupported(type));
  // Old browsers have no `mediaDevices` at all.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!format || !devices) {
    throw new Refused(
      `Этот браузер не умеет записывать звук. Откройте страницу в другом ${orFile}`,
    );
  }
  try {
    return { stream: await devices.getUserMedia({ audio: true }), format };
  } catch (error) {
    throw new Refused(refusals[nameOf(error)] ?? refusals.unknown);
  }
}

const refusals: Record<string, string> & { unknown: string } = {
  NotAllowedError: `Браузер не пускает к микрофону. Разрешите его в настройках сайта — значок слева от адреса страницы — и начните запись снова ${orFile}`,
  NotFoundError: `Микрофон не найден. Подключите его и начните запись снова ${orFile}`,
  NotReadableError: `Микрофон занят другой программой. Закройте её и начните запись снова ${orFile}`,
  unknown: `Не удалось включить микрофон. Проверьте его и начните запись снова ${orFile}`,
};

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/** How loud it is now, from 0 to 1; null where the browser can't tell. */
export function listenTo(stream: MediaStream): { level: () => number | null; stop: () => void } {
  if (typeof AudioContext === 'undefined') return { level: () => null, stop: () => undefined };
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  const samples = new Float32Array(analyser.fftSize);
  context.createMediaStreamSource(stream).connect(analyser);
  return {
    level: () => {
      // Some browsers let it run only after a press of their own.
      if (context.state !== 'running') return null;
      analyser.getFloatTimeDomainData(samples);
      return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    },
    stop: () => void context.close(),
  };
}

/** `2:05`. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
