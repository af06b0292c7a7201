/**
 * @generated SignedSource<<4ec581f1c8c3d6bfaac40a114a93f6af>>
 * @relayHash 4fd9c67b707874f6d3c7bfd082ec6522
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 278370739c4704af37c475f804fe6f60dec45682a80abc1c7d55ccfb08c6647f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LessonCommentStatus = "DELETED" | "HIDDEN" | "VISIBLE";
export type DeleteLessonCommentsInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  lessonComments: LessonCommentSelection;
};
export type LessonCommentSelection = {
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: LessonCommentMatch | null | undefined;
};
export type LessonCommentMatch = {
  filter?: LessonCommentFilter | null | undefined;
  search?: string | null | undefined;
};
export type LessonCommentFilter = {
  author?: ReadonlyArray<string> | null | undefined;
  course?: ReadonlyArray<string> | null | undefined;
  deletion?: ReadonlyArray<string> | null | undefined;
  discussionOf?: ReadonlyArray<number> | null | undefined;
  lesson?: ReadonlyArray<string> | null | undefined;
  parent?: ReadonlyArray<string> | null | undefined;
  status?: ReadonlyArray<LessonCommentStatus> | null | undefined;
};
export type useCommentActionsDeleteMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeleteLessonCommentsInput;
};
export type useCommentActionsDeleteMutation$data = {
  readonly deleteLessonComments: {
    readonly deletedCount: number;
    readonly deletedLessonCommentIds: ReadonlyArray<string>;
    readonly deletion: string | null | undefined;
    readonly skipped: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"outcome_skipped">;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useCommentActionsDeleteMutation = {
  response: useCommentActionsDeleteMutation$data;
  variables: useCommentActionsDeleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedLessonCommentIds",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletion",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v7 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  (v6/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "names",
    "storageKey": null
  }
],
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    (v6/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCommentActionsDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteLessonCommentsPayload",
        "kind": "LinkedField",
        "name": "deleteLessonComments",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SkippedRecords",
            "kind": "LinkedField",
            "name": "skipped",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "outcome_skipped",
                "selections": (v7/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCommentActionsDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteLessonCommentsPayload",
        "kind": "LinkedField",
        "name": "deleteLessonComments",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedLessonCommentIds",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SkippedRecords",
            "kind": "LinkedField",
            "name": "skipped",
            "plural": true,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "278370739c4704af37c475f804fe6f60dec45682a80abc1c7d55ccfb08c6647f",
    "metadata": {},
    "name": "useCommentActionsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "de5a6483fcaeed6282f38af8c45a3617";

export default node;
