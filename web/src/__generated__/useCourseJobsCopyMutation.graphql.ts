/**
 * @generated SignedSource<<11853f59f13c41121bf705076d8ab270>>
 * @relayHash f0da135e13ec0abd312725568b34a340
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de81279593adf172ec007bb872745a876b394cac5db00da8b44cad0d6367a7dd

import type { ConcreteRequest } from 'relay-runtime';
export type ReplicateCourseInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useCourseJobsCopyMutation$variables = {
  input: ReplicateCourseInput;
};
export type useCourseJobsCopyMutation$data = {
  readonly replicateCourse: {
    readonly job: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useCourseJobsCopyMutation = {
  response: useCourseJobsCopyMutation$data;
  variables: useCourseJobsCopyMutation$variables;
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
    "concreteType": "ReplicateCoursePayload",
    "kind": "LinkedField",
    "name": "replicateCourse",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
    "name": "useCourseJobsCopyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCourseJobsCopyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "de81279593adf172ec007bb872745a876b394cac5db00da8b44cad0d6367a7dd",
    "metadata": {},
    "name": "useCourseJobsCopyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e0fad40051011c048b68378bae547ba2";

export default node;
