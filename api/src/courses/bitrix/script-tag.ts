// Reads the code that Bitrix24 gives for putting one of its forms on a page, as far as it says which form that is and where
// its script lies. What is not exactly such a code is nothing; nothing is fetched, and nothing of it is run.

export interface BitrixForm {
  id: number;
  /** Of the script. */
  url: string;
}

/** Null for what is no such code. */
export function readScriptTag(text: string): BitrixForm | null {
  const [, attributes, body] = /^<script\b([^<>]*)>([^<]*)<\/script>$/i.exec(text.trim()) ?? [];
  if (attributes === undefined || body === undefined) return null;
  const id = idOf(attributes, body);
  const [address, ...others] = [...body.matchAll(/'(https?:\/\/[^'\s]*)'/g)].map(([, url]) => url);
  if (id === null || address === undefined || others.length > 0) return null;
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  const isScript = url.pathname.endsWith(`/crm/form/loader_${id}.js`) || isOldScript(url);
  return isScript ? { id, url: url.href } : null;
}

/** `data-b24-form="inline/5/k3mz"`, or in older ones `b24form({"id":"5",…})`. */
function idOf(attributes: string, body: string): number | null {
  const [, id] =
    /\bdata-b24-form="(?:inline|click|auto)\/([1-9]\d{0,8})\/\w{1,64}"/.exec(attributes) ??
    /\bb24form\(\{"id":"([1-9]\d{0,8})"/.exec(body) ??
    [];
  return id === undefined ? null : Number(id);
}

const isOldScript = ({ pathname }: URL): boolean =>
  pathname.endsWith('/bitrix/js/crm/form_loader.js');
