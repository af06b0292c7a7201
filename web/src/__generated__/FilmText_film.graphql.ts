/**
 * @generated SignedSource<<553fdab217290a5fc50531e4c2813ae4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FilmTranscriptStatus = "DONE" | "ERROR" | "NONE" | "QUEUED" | "RUNNING";
import type { FragmentRefs } from "relay-runtime";
export type FilmText_film$data = {
  readonly address: string | null | undefined;
  readonly databaseId: number;
  readonly transcript: {
    readonly error: string | null | undefined;
    readonly isAvailable: boolean | null | undefined;
    readonly status: FilmTranscriptStatus;
    readonly text: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "FilmText_film";
};
export type FilmText_film$key = {
  readonly " $data"?: FilmText_film$data;
  readonly " $fragmentSpreads": FragmentRefs<"FilmText_film">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FilmText_film",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "FilmTranscript",
        "kind": "LinkedField",
        "name": "transcript",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isAvailable",
              "storageKey": null
            },
            "to": "NULL"
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "error",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "text",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "LessonVideo",
  "abstractKey": null
};

(node as any).hash = "a4670f664cc2f11bca87c37588d2ff6e";

export default node;
