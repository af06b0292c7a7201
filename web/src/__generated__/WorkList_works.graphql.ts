/**
 * @generated SignedSource<<d213fc1711c8d1df0516b393b4960ca9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HomeworkStatus = "ACCEPTED" | "RETURNED" | "SENT";
import type { FragmentRefs } from "relay-runtime";
export type WorkList_works$data = ReadonlyArray<{
  readonly courseName: string;
  readonly databaseId: number;
  readonly id: string;
  readonly lessonName: string;
  readonly points: number | null | undefined;
  readonly sameText: ReadonlyArray<{
    readonly __typename: "HomeworkSameText";
  }> | null | undefined;
  readonly sentAt: string;
  readonly status: HomeworkStatus;
  readonly taskTitle: string | null | undefined;
  readonly user: {
    readonly fullName: string;
  } | null | undefined;
  readonly " $fragmentType": "WorkList_works";
}>;
export type WorkList_works$key = ReadonlyArray<{
  readonly " $data"?: WorkList_works$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkList_works">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WorkList_works",
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
      "name": "databaseId",
      "storageKey": null
    },
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
      "name": "points",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "courseName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lessonName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taskTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HomeworkSameText",
      "kind": "LinkedField",
      "name": "sameText",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HomeworkWork",
  "abstractKey": null
};

(node as any).hash = "3525598fd2233c26c6f7400ae26094e1";

export default node;
