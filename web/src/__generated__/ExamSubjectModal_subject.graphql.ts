/**
 * @generated SignedSource<<09be74fa74b2ad47d2b02f687015f024>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExamSubjectModal_subject$data = {
  readonly description: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "ExamSubjectModal_subject";
};
export type ExamSubjectModal_subject$key = {
  readonly " $data"?: ExamSubjectModal_subject$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExamSubjectModal_subject">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExamSubjectModal_subject",
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
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    }
  ],
  "type": "ExamSubject",
  "abstractKey": null
};

(node as any).hash = "ffc26c3cf1705a8322418c9318e8b60d";

export default node;
