/**
 * @generated SignedSource<<842723e31ccff5f3515996e7a6f157db>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebinarStatus = "CANCELED" | "COMING_SOON" | "FINISHED" | "PAUSE" | "PLAY";
import type { FragmentRefs } from "relay-runtime";
export type WebinarRoom_webinar$data = {
  readonly duration: number;
  readonly isOpen: boolean;
  readonly joinLink: string | null | undefined;
  readonly recordingLink: string | null | undefined;
  readonly recordingUrl: string | null | undefined;
  readonly startsAt: string | null | undefined;
  readonly status: WebinarStatus;
  readonly " $fragmentType": "WebinarRoom_webinar";
};
export type WebinarRoom_webinar$key = {
  readonly " $data"?: WebinarRoom_webinar$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebinarRoom_webinar">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebinarRoom_webinar",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "duration",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOpen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "joinLink",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordingLink",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordingUrl",
      "storageKey": null
    }
  ],
  "type": "WebinarRoom",
  "abstractKey": null
};

(node as any).hash = "080a0b1a653b25e92647e1b9a9a7e66d";

export default node;
