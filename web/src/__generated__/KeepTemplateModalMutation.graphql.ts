/**
 * @generated SignedSource<<0690f0bc0ea706c4098680a67c0af3c9>>
 * @relayHash 3bc8e8c50299eef42c2dcffc7992a62c
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b33d312484051e05e6bb2bd4333eb3bd1b9345223762b0268a38160f1e14553

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateQuestionCriterionTemplateInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  criteria: ReadonlyArray<TemplateCriterionInput>;
  name: string;
};
export type TemplateCriterionInput = {
  description?: string | null | undefined;
  maxPoints: number;
  name: string;
};
export type KeepTemplateModalMutation$variables = {
  input: CreateQuestionCriterionTemplateInput;
};
export type KeepTemplateModalMutation$data = {
  readonly createQuestionCriterionTemplate: {
    readonly questionCriterionTemplate: {
      readonly id: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type KeepTemplateModalMutation = {
  response: KeepTemplateModalMutation$data;
  variables: KeepTemplateModalMutation$variables;
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
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "QuestionCriterionTemplate",
  "kind": "LinkedField",
  "name": "questionCriterionTemplate",
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
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "KeepTemplateModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateQuestionCriterionTemplatePayload",
        "kind": "LinkedField",
        "name": "createQuestionCriterionTemplate",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v3/*:: as any*/)
            ],
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
    "name": "KeepTemplateModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateQuestionCriterionTemplatePayload",
        "kind": "LinkedField",
        "name": "createQuestionCriterionTemplate",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8b33d312484051e05e6bb2bd4333eb3bd1b9345223762b0268a38160f1e14553",
    "metadata": {},
    "name": "KeepTemplateModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "082407cc7cceaa95486abead20747e7e";

export default node;
