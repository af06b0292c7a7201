/**
 * @generated SignedSource<<8ab8a947524a3a77c7a0dfcf3714a856>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JournalTab_course$data = {
  readonly branches: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
  readonly lessons: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"journalCells_lessons">;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"JournalTab_list">;
  readonly " $fragmentType": "JournalTab_course";
};
export type JournalTab_course$key = {
  readonly " $data"?: JournalTab_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"JournalTab_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "from"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "to"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "JournalTab_course",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CourseBranch",
        "kind": "LinkedField",
        "name": "branches",
        "plural": true,
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
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": [
        {
          "fields": [
            {
              "kind": "Variable",
              "name": "heldFrom",
              "variableName": "from"
            },
            {
              "kind": "Variable",
              "name": "heldTo",
              "variableName": "to"
            },
            {
              "kind": "Literal",
              "name": "status",
              "value": [
                "START",
                "VISIBLE",
                "TRIAL",
                "CLOSE"
              ]
            },
            {
              "kind": "Literal",
              "name": "type",
              "value": [
                "OFFLINE"
              ]
            }
          ],
          "kind": "ObjectValue",
          "name": "filter"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 31
        },
        {
          "kind": "Literal",
          "name": "orderBy",
          "value": {
            "field": "HELD_AT"
          }
        }
      ],
      "concreteType": "LessonConnection",
      "kind": "LinkedField",
      "name": "lessons",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Lesson",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "journalCells_lessons"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        }
      ],
      "kind": "FragmentSpread",
      "name": "JournalTab_list"
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "751c7810d4fcbefb0fe03cb408bdb39c";

export default node;
