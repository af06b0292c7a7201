/**
 * @generated SignedSource<<61c223a958fbea70fe16791dc3ef8c94>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FilmStreamStatus = "FAILED" | "READY" | "RUNNING" | "UNAVAILABLE" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type FilmStreamState_block$data = {
  readonly id: string;
  readonly stream: {
    readonly error: string | null | undefined;
    readonly percent: number;
    readonly status: FilmStreamStatus;
  } | null | undefined;
  readonly " $fragmentType": "FilmStreamState_block";
};
export type FilmStreamState_block$key = {
  readonly " $data"?: FilmStreamState_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"FilmStreamState_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FilmStreamState_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FilmStream",
      "kind": "LinkedField",
      "name": "stream",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "error",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LessonBlock",
  "abstractKey": null
};

(node as any).hash = "02029689d76d98928fbd20b58a5ec633";

export default node;
