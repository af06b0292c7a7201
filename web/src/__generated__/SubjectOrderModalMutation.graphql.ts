/**
 * @generated SignedSource<<64877d55a001d2853d2d1aa1f5c0e33f>>
 * @relayHash 762dc495a57683ff59a886f664183f31
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50a017a62abf09bee7c61fce382d6cad629ab5766b7e136e50e5005d96c149ed

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SortSubjectsInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  subjectIds: ReadonlyArray<string>;
};
export type SubjectOrderModalMutation$variables = {
  input: SortSubjectsInput;
};
export type SubjectOrderModalMutation$data = {
  readonly sortSubjects: {
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type SubjectOrderModalMutation = {
  response: SubjectOrderModalMutation$data;
  variables: SubjectOrderModalMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = [
  {
    "kind": "InlineFragment",
    "selections": [
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "MutationPayload",
    "abstractKey": "__isMutationPayload"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SubjectOrderModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SortSubjectsPayload",
        "kind": "LinkedField",
        "name": "sortSubjects",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": (v2/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SubjectOrderModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SortSubjectsPayload",
        "kind": "LinkedField",
        "name": "sortSubjects",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "50a017a62abf09bee7c61fce382d6cad629ab5766b7e136e50e5005d96c149ed",
    "metadata": {},
    "name": "SubjectOrderModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7fa20ffcebc2e4d4cf442e447bbb4e1f";

export default node;
