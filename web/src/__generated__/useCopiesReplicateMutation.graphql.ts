/**
 * @generated SignedSource<<ce4cf179d9c64aa97c9a731adfb2d73a>>
 * @relayHash 1928d0e55df8985ff73efb38e7fe0b61
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdb9393381557718181b8fb56031f0aca47765bfab6205bd09438126bd04463b

import type { ConcreteRequest } from 'relay-runtime';
export type ReplicateLessonsInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  courseIds: ReadonlyArray<string>;
  layerIds?: ReadonlyArray<string> | null | undefined;
  lessonIds?: ReadonlyArray<string> | null | undefined;
};
export type useCopiesReplicateMutation$variables = {
  input: ReplicateLessonsInput;
};
export type useCopiesReplicateMutation$data = {
  readonly replicateLessons: {
    readonly copies: ReadonlyArray<{
      readonly course: {
        readonly databaseId: number;
        readonly id: string;
        readonly name: string;
      } | null | undefined;
      readonly layerIds: ReadonlyArray<string>;
      readonly lessonIds: ReadonlyArray<string>;
    }>;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useCopiesReplicateMutation = {
  response: useCopiesReplicateMutation$data;
  variables: useCopiesReplicateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ReplicateLessonsPayload",
    "kind": "LinkedField",
    "name": "replicateLessons",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CopiedContent",
        "kind": "LinkedField",
        "name": "copies",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Course",
            "kind": "LinkedField",
            "name": "course",
            "plural": false,
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
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lessonIds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "layerIds",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCopiesReplicateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCopiesReplicateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cdb9393381557718181b8fb56031f0aca47765bfab6205bd09438126bd04463b",
    "metadata": {},
    "name": "useCopiesReplicateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "48297e563a928e56f8bfff59a923de66";

export default node;
