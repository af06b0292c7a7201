// Audio recording in the browser: its format, and messages for refused access.
interface RecordingFormat {
  type: string;
  extension: string;
}

/** The first supported one is used; every browser can play the first of the list. */
const formats: readonly RecordingFormat[] = [
  { type: 'audio/mp4', extension: 'm4a' },
  { type: 'audio/webm', extension: 'weba' },
  { type: 'audio/ogg', extension: 'ogg' },
];

/** Extensions of audio files that browsers can play. */
export const audioExtensions = ['mp3', 'm4a', 'wav', 'ogg', 'weba', 'mp4'] as const;

/** Seconds: 15 MB at this bit rate. */
export const maxRecordingSeconds = 30 * 60;
export const bitsPerSecond = 64_000;

/** Below this level (of 1) the microphone is silent. */
export const silenceLevel = 0.01;

export class MicrophoneError extends Error {
  override name = 'Refused';
}

const orFile = 'или выберите готовую запись';

/**
 * Opens the microphone and picks a format. Rejects with `Refused`, whose message is for the user.
 */
export async function openMicrophone(): Promise<{ stream: MediaStream; format: RecordingFormat }> {
  if (!globalThis.isSecureContext) {
    throw new MicrophoneError(
      `Браузер не даёт записывать звук: адрес этой страницы не защищён. Откройте её по адресу с https:// ${orFile}`,
    );
  }
  const format =
    typeof MediaRecorder === 'undefined'
      ? undefined
      : formats.find(({ type }) => MediaRecorder.isTypeSupported(type));
  // Old browsers have no `mediaDevices`.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!format || !devices) {
    throw new MicrophoneError(
      `Этот браузер не умеет записывать звук. Откройте страницу в другом ${orFile}`,
    );
  }
  try {
    return { stream: await devices.getUserMedia({ audio: true }), format };
  } catch (error) {
    throw new MicrophoneError(refusals[nameOf(error)] ?? refusals.unknown);
  }
}

const refusals: Record<string, string> & { unknown: string } = {
  NotAllowedError: `Браузер не пускает к микрофону. Разрешите его в настройках сайта — значок слева от адреса страницы — и начните запись снова ${orFile}`,
  NotFoundError: `Микрофон не найден. Подключите его и начните запись снова ${orFile}`,
  NotReadableError: `Микрофон занят другой программой. Закройте её и начните запись снова ${orFile}`,
  unknown: `Не удалось включить микрофон. Проверьте его и начните запись снова ${orFile}`,
};

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/** The current level from 0 to 1; null if the browser can't measure it. */
export function measureLevel(stream: MediaStream): {
  level: () => number | null;
  stop: () => void;
} {
  if (typeof AudioContext === 'undefined') return { level: () => null, stop: () => undefined };
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  const samples = new Float32Array(analyser.fftSize);
  context.createMediaStreamSource(stream).connect(analyser);
  return {
    level: () => {
      // Some browsers start an audio context only after a user gesture.
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
