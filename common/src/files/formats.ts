// The accepted file formats by file extension (specification A, section 5), with the media types that their contents
// may have.

export interface Format {
  /** The media type of responses. */
  type: string;
  /**
   * Media types that content detection may return for this extension; an asterisk matches any ending.
   */
  holds: readonly string[];
  /**
   * Content that cannot be detected is accepted too, because not all such files have a signature.
   */
  mayBeUndetected?: true;
  /** Any text is accepted, even if it begins with the signature of another format. */
  isText?: true;
}

const asf = 'application/vnd.ms-asf';
const realMedia = 'application/vnd.rn-realmedia';
const openXml = 'application/vnd.openxmlformats-officedocument.';

/** ZIP-based formats. */
const zips = [
  'application/zip',
  'application/java-archive',
  'application/epub+zip',
  'application/vnd.android.package-archive',
  'application/x-xpinstall',
  `${openXml}*`,
  'application/vnd.oasis.opendocument.*',
  'application/vnd.ms-*.macroenabled.12',
  'model/3mf',
];

/**
 * Content of office files: also plain HTML or text tables, and newer formats under older extensions.
 */
const office = [
  'application/x-cfb',
  'application/rtf',
  'application/xml',
  'application/zip',
  `${openXml}*`,
];

const image = (format: string): Format => ({ type: `image/${format}`, holds: ['image/*'] });
const film = (format: string): Format => ({ type: `video/${format}`, holds: ['video/*'] });
const text = (type: string): Format => ({
  type,
  holds: ['text/*', 'application/xml'],
  mayBeUndetected: true,
  isText: true,
});
const maybeUndetected = (format: Format): Format => ({ ...format, mayBeUndetected: true });
const oldOffice = (type: string) => maybeUndetected({ type, holds: office });
/**
 * The detection may not reach the contents of a long file, and a file with a password is not an archive.
 */
const newOffice = (format: string): Format => ({
  type: openXml + format,
  holds: ['application/zip', `${openXml}*`, 'application/x-cfb'],
});

const formats: ReadonlyMap<string, Format> = new Map(
  Object.entries({
    webp: image('webp'),
    mp4: { type: 'video/mp4', holds: ['video/*', 'audio/mp4', 'audio/x-m4a'] },
    mkv: film('x-matroska'),
    avi: film('x-msvideo'),
    doc: oldOffice('application/msword'),
    docx: newOffice('wordprocessingml.document'),
    gif: image('gif'),
    html: text('text/html'),
    htm: text('text/html'),
    jpg: image('jpeg'),
    jpeg: image('jpeg'),
    jif: image('jpeg'),
    mp3: { type: 'audio/mpeg', holds: ['audio/*'] },
    mpe: maybeUndetected(film('mpeg')),
    mpg: maybeUndetected(film('mpeg')),
    mpeg: maybeUndetected(film('mpeg')),
    moov: maybeUndetected(film('quicktime')),
    movie: maybeUndetected(film('quicktime')),
    mov: film('quicktime'),
    pdf: { type: 'application/pdf', holds: ['application/pdf'] },
    png: image('png'),
    ppt: oldOffice('application/vnd.ms-powerpoint'),
    pptx: newOffice('presentationml.presentation'),
    pps: oldOffice('application/vnd.ms-powerpoint'),
    qt: maybeUndetected(film('quicktime')),
    ra: maybeUndetected({ type: 'audio/vnd.rn-realaudio', holds: ['audio/*', realMedia] }),
    ram: text('audio/x-pn-realaudio'),
    rm: maybeUndetected({ type: realMedia, holds: [realMedia] }),
    rtf: maybeUndetected({
      type: 'application/rtf',
      holds: ['application/rtf', 'application/x-cfb'],
    }),
    swf: maybeUndetected({
      type: 'application/x-shockwave-flash',
      holds: ['application/x-shockwave-flash'],
    }),
    tiff: image('tiff'),
    tif: image('tiff'),
    txt: text('text/plain'),
    wav: { type: 'audio/wav', holds: ['audio/*'] },
    wma: maybeUndetected({ type: 'audio/x-ms-wma', holds: ['audio/*', asf] }),
    wmf: maybeUndetected(image('wmf')),
    wmv: maybeUndetected({ type: 'video/x-ms-wmv', holds: ['video/*', asf] }),
    wpd: maybeUndetected({ type: 'application/vnd.wordperfect', holds: [] }),
    xls: oldOffice('application/vnd.ms-excel'),
    xlsx: newOffice('spreadsheetml.sheet'),
    zip: { type: 'application/zip', holds: zips },
    // Beyond the specification: video subtitles, and audio as browsers and telephones record it.
    vtt: text('text/vtt'),
    m4a: { type: 'audio/mp4', holds: ['audio/*', 'video/mp4'] },
    weba: { type: 'audio/webm', holds: ['audio/*', 'video/webm'] },
    ogg: { type: 'audio/ogg', holds: ['audio/*', 'application/ogg'] },
    // Test files of other systems.
    xml: text('application/xml'),
    gift: text('text/plain'),
  } satisfies Record<string, Format>),
);

/** Accepted file extensions: lower case, without the dot. */
export const acceptedExtensions: readonly string[] = [...formats.keys()];

/** Accepted extensions where only an image is allowed, such as photos and covers. */
export const plainImageExtensions: readonly string[] = ['jpg', 'jpeg', 'png', 'webp', 'gif'];

/** Finds the format by file extension; undefined if it is not accepted. */
export function formatOf(fileName: string): Format | undefined {
  const [, extension = ''] = /\.([^./\\]+)$/.exec(fileName) ?? [];
  return formats.get(extension.toLowerCase());
}

/** Whether a file of this format may have content of this media type. */
export const mayHold = ({ holds }: Format, mimeType: string): boolean =>
  holds.some((each) => {
    const [beginning = '', ending] = each.split('*');
    return ending === undefined
      ? each === mimeType
      : mimeType.startsWith(beginning) && mimeType.endsWith(ending);
  });
