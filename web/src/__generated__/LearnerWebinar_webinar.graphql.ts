/**
 * @generated SignedSource<<c3abd3695d0f6380df51e192ba43fe3d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebinarStatus = "CANCELED" | "COMING_SOON" | "FINISHED" | "PAUSE" | "PLAY";
import type { FragmentRefs } from "relay-runtime";
export type LearnerWebinar_webinar$data = {
  readonly duration: number;
  readonly joinLink: string | null | undefined;
  readonly recording: {
    readonly url: string;
  } | null | undefined;
  readonly recordingLink: string | null | undefined;
  readonly startsAt: string | null | undefined;
  readonly status: WebinarStatus;
  readonly " $fragmentType": "LearnerWebinar_webinar";
};
export type LearnerWebinar_webinar$key = {
  readonly " $data"?: LearnerWebinar_webinar$data;
  readonly " $fragmentSpreads": FragmentRefs<"LearnerWebinar_webinar">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LearnerWebinar_webinar",
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
      "name": "joinLink",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UploadedFile",
      "kind": "LinkedField",
      "name": "recording",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordingLink",
      "storageKey": null
    }
  ],
  "type": "LearnerWebinar",
  "abstractKey": null
};

(node as any).hash = "2aae9129ae4a44a37b4a92bb8e97fd26";

export default node;
