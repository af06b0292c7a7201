/**
 * @generated SignedSource<<406b6ed0079f326c6509cbc69be56e51>>
 * @relayHash b9853a92dc7044f06004a075ebad96ea
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e18396bf067cf072d26b7753ca8b7634ccce20979787f19995b75642aad56eb0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteQuestionCriterionTemplateInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type ChooseTemplateModalMutation$variables = {
  input: DeleteQuestionCriterionTemplateInput;
};
export type ChooseTemplateModalMutation$data = {
  readonly deleteQuestionCriterionTemplate: {
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type ChooseTemplateModalMutation = {
  response: ChooseTemplateModalMutation$data;
  variables: ChooseTemplateModalMutation$variables;
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
    "name": "ChooseTemplateModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteQuestionCriterionTemplatePayload",
        "kind": "LinkedField",
        "name": "deleteQuestionCriterionTemplate",
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
    "name": "ChooseTemplateModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteQuestionCriterionTemplatePayload",
        "kind": "LinkedField",
        "name": "deleteQuestionCriterionTemplate",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e18396bf067cf072d26b7753ca8b7634ccce20979787f19995b75642aad56eb0",
    "metadata": {},
    "name": "ChooseTemplateModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f6228a6b4442224d2291966dd0c93372";

export default node;
