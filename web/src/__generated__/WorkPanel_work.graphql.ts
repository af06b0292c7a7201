/**
 * @generated SignedSource<<e9600e75a5d65a905362d5ebd735d18f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HomeworkStatus = "ACCEPTED" | "RETURNED" | "SENT";
import type { FragmentRefs } from "relay-runtime";
export type WorkPanel_work$data = {
  readonly course: {
    readonly databaseId: number;
  } | null | undefined;
  readonly courseName: string;
  readonly id: string;
  readonly lastMessageId: number;
  readonly lesson: {
    readonly databaseId: number;
  } | null | undefined;
  readonly lessonName: string;
  readonly maxPoints: number | null | undefined;
  readonly messages: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"WorkThread_messages">;
  }>;
  readonly minPoints: number;
  readonly points: number | null | undefined;
  readonly sameText: ReadonlyArray<{
    readonly fullName: string;
    readonly workId: number;
  }>;
  readonly sentAt: string;
  readonly status: HomeworkStatus;
  readonly task: string | null | undefined;
  readonly taskTitle: string | null | undefined;
  readonly user: {
    readonly fullName: string;
    readonly id: string;
    readonly photo: string | null | undefined;
  };
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentType": "WorkPanel_work";
};
export type WorkPanel_work$key = {
  readonly " $data"?: WorkPanel_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkPanel_work">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "databaseId",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WorkPanel_work",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "minPoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxPoints",
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
      "name": "task",
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
      "kind": "ScalarField",
      "name": "lastMessageId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUpdate",
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "photo",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Course",
      "kind": "LinkedField",
      "name": "course",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Lesson",
      "kind": "LinkedField",
      "name": "lesson",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HomeworkMessage",
      "kind": "LinkedField",
      "name": "messages",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WorkThread_messages"
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
          "name": "workId",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "HomeworkWork",
  "abstractKey": null
};
})();

(node as any).hash = "699b2dda137c969510fd4034de5630a9";

export default node;
